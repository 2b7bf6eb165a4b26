import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../error-panel/error-panel';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface NotLoadedProps {
  /** The call, as its hook returns it. */
  call: { isError: boolean; error?: unknown; refetch: () => unknown };
  /** Says that it failed: "The figures didn’t load". */
  failed: string;
  /** Read out while it's loading. */
  loading?: string;
  /** The placeholder; two blocks by default. */
  children?: ReactNode;
}

const BLOCKS = (
  <>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </>
);

/** Stands in for what a call reads: a placeholder while it's loading, then why it failed, with a way to try again. */
export function NotLoaded({ call, failed, loading, children = BLOCKS }: NotLoadedProps) {
  if (call.isError)
    return (
      <ErrorPanel title={failed} text={apiErrorMessage(call.error)} onRetry={() => void call.refetch()} />
    );
  return (
    <Stack aria-busy="true">
      {loading !== undefined && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      {children}
    </Stack>
  );
}
