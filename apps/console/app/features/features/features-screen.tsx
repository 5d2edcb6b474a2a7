import type { FeatureSwitch } from "@hearth/contract/calls/head-office.calls.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { country } from "../../client/country.ts"
import { useQuery } from "../../shell/use-query.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { FeatureSwitchSheet } from "./feature-switch-sheet.tsx"

const listSwitches = () => call("GET /store-ops/ve1/head-office/switches")

/** CTY-6: lets head office turn features off and on for the whole country without a restart. */
export function FeaturesScreen() {
  const { data, failed, reload } = useQuery(listSwitches)
  const [chosen, setChosen] = useState<FeatureSwitch>()
  const ownSwitches = data?.switches.filter((each) => each.country === country)
  return (
    <div className="screen">
      <h1>Features</h1>
      <p className="soft">For every store of the country. Open pages follow within a few minutes.</p>
      {ownSwitches ? (
        <section className="panel" aria-label="Features">
          <ul className="rows">
            {ownSwitches.map((each) => (
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
        <LoadingPanel label="Features" failed={failed} onRetry={reload} />
      )}
      {chosen ? (
        <FeatureSwitchSheet
          chosen={chosen}
          onClose={() => setChosen(undefined)}
          onChanged={async () => {
            await reload()
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
