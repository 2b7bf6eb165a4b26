import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code that is fetched once it is wanted, and kept from then on.
 * @param load an `import()`; the same function each time
 * @param onFailure called when it did not arrive; it is tried again when it is wanted anew
 * @returns the module, or null while it is not there
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
