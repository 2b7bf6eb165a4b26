import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that's loaded when first needed, and then kept.
 * @param load an `import()`; the same function each time
 * @param onFailure called if loading failed; it's retried the next time the module is needed
 * @returns the module, or null until it has loaded
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure: () => void = () => undefined,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (isWanted && module === null) load().then(setModule, () => fail());
  }, [load, isWanted, module]);
  return module;
}
