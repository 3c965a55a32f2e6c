import { CORES_LIMIT } from '#core/settings/settings'
import { watchEffect } from 'vue'
import { useSettings } from '../stores/settings'
import type { Thinker } from './thinker'

/** Whether workers can share memory here, without which a search has one core. Both hosts see to it. */
export function sharesMemory(): boolean {
  return globalThis.crossOriginIsolated
}

/** How many cores the computer may be given: those of the machine, 1 where workers cannot share memory. */
export function mostCores(): number {
  return sharesMemory() ? Math.max(1, Math.min(navigator.hardwareConcurrency, CORES_LIMIT)) : 1
}

/** Lets a thinker use as many cores as the settings say and there are. */
export function followCores(thinker: Thinker): void {
  const settings = useSettings()
  watchEffect(() => thinker.employ(Math.min(settings.values.cores, mostCores())))
}
