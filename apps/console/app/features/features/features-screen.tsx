import type { FeatureSwitch } from "@hearth/contract/calls/head-office.calls.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { call } from "../../session/api.ts"
import { country } from "../../session/country.ts"
import { useAsked } from "../../shell/use-asked.ts"
import { Waiting } from "../../shell/waiting.tsx"
import { SwitchSheet } from "./switch-sheet.tsx"

const listSwitches = () => call("GET /store-ops/ve1/head-office/switches")

/** CTY-6: what head office switches off and on for the whole country, while servers and pages stay up. */
export function FeaturesScreen() {
  const { data, failed, again } = useAsked(listSwitches)
  const [chosen, setChosen] = useState<FeatureSwitch>()
  const here = data?.switches.filter((each) => each.country === country)
  return (
    <div className="screen">
      <h1>Features</h1>
      <p className="soft">For every store of the country. Open pages follow within a few minutes.</p>
      {here ? (
        <section className="panel" aria-label="Features">
          <ul className="rows">
            {here.map((each) => (
              <li key={each.name}>
                <span>
                  <b>{each.title}</b>
                  <br />
                  <span className="soft">{describeSwitch(each)}</span>
                </span>
                {each.isOffByDeployment ? undefined : (
                  <Button
                    size="small"
                    variant={each.isOff ? "primary" : "secondary"}
                    aria-label={`${each.isOff ? "Switch on" : "Switch off"}: ${each.title} (${each.name})`}
                    onClick={() => setChosen(each)}
                  >
                    {each.isOff ? "Switch on" : "Switch off"}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Waiting what="Features" failed={failed} onRetry={again} />
      )}
      {chosen ? (
        <SwitchSheet
          chosen={chosen}
          onClose={() => setChosen(undefined)}
          onChanged={async () => {
            await again()
            setChosen(undefined)
          }}
        />
      ) : undefined}
    </div>
  )
}

function describeSwitch({ name, isOff, isOffByDeployment, reason }: FeatureSwitch): string {
  if (isOffByDeployment) return `${name} · Off in this deployment’s settings`
  if (!isOff) return `${name} · On`
  return `${name} · Off: ${reason}`
}
