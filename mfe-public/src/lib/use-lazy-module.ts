import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that is loaded when it is first wanted, and then kept.
 * @param load an `import()`; the same function each time
 * @param onFailure called when loading failed; it is retried the next time the module is wanted
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
