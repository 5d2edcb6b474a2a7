import type { FeatureSwitch } from "@hearth/contract/calls/console/head-office.calls.ts"
import * as featuresTexts from "@hearth/texts/console/features.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { country } from "../../client/country.ts"
import { useCall } from "../../shell/use-call.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { FeatureSwitchSheet } from "./feature-switch-sheet.tsx"

const listSwitches = () => call("GET /store-ops/ve1/head-office/switches")

/** CTY-6: lets head office turn features off and on for the whole country without a restart. */
export function FeaturesScreen() {
  const { data, errorMessage, reload } = useCall(listSwitches)
  const [chosen, setChosen] = useState<FeatureSwitch>()
  const ownSwitches = data?.switches.filter((each) => each.country === country)
  return (
    <div className="screen">
      <h1>{featuresTexts.features}</h1>
      <p className="soft">{featuresTexts.appliesToCountry}</p>
      {ownSwitches ? (
        <section className="panel" aria-label={featuresTexts.features}>
          <ul className="rows">
            {ownSwitches.map((each) => (
              <li key={each.name}>
                <span>
                  <b>{each.title}</b>
                  <br />
                  <span className="soft">{formatSwitchState(each)}</span>
                </span>
                {each.isOffByDeployment ? undefined : (
                  <Button
                    size="small"
                    variant={each.isOff ? "primary" : "secondary"}
                    aria-label={
                      each.isOff
                        ? featuresTexts.turnOnFeature(each.title, each.name)
                        : featuresTexts.turnOffFeature(each.title, each.name)
                    }
                    onClick={() => setChosen(each)}
                  >
                    {each.isOff ? featuresTexts.turnOn : featuresTexts.turnOff}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <LoadingPanel label={featuresTexts.features} errorMessage={errorMessage} onRetry={reload} />
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

function formatSwitchState({ name, isOff, isOffByDeployment, reason }: FeatureSwitch): string {
  if (isOffByDeployment) return featuresTexts.isOffByDeployment(name)
  if (!isOff) return featuresTexts.isOn(name)
  return featuresTexts.isOff(name, reason ?? "")
}
