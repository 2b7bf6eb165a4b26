import type { LazyPage } from '@club-reviews/shared-ui/platform';
import { Fragment, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorPanel } from '../error-panel/error-panel';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface LazyPartOptions {
  /** What it says until the code has loaded, and if it can't be; without them, it shows nothing. */
  words?: { loading: string; failed: string };
  /** What surrounds these. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * A part of a page whose code is loaded when it's first shown. If that fails, it offers a retry and the rest of the page
 * keeps working. Its `preload` never rejects, because the part itself says what's wrong.
 * @param load imports the component
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { words, Frame = Fragment }: LazyPartOptions = {},
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const start = async () => {
    Loaded ??= await load();
  };

  function Part(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
    useEffect(() => {
      if (state !== 'loading') return;
      start().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
    }, [state]);
    if (Loaded) return <Loaded {...props} />;
    if (words === undefined) return null;
    return (
      <Frame>
        {state === 'failed' ? (
          <ErrorPanel
            title={words.failed}
            text="Please check your connection and try again."
            onRetry={() => setState('loading')}
          />
        ) : (
          <Stack aria-busy="true">
            <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
            <Skeleton shape="block" />
          </Stack>
        )}
      </Frame>
    );
  }

  return Object.assign(Part, { preload: () => start().catch(() => undefined) });
}
