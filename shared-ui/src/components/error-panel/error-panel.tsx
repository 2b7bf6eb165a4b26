import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Panel } from '../panel/panel';
import { Stack } from '../stack/stack';

export interface ErrorPanelProps {
  title: ReactNode;
  text: ReactNode;
  /** Without it there is no button. */
  onRetry?: () => void;
}

/** Says that something could not be loaded, announced to screen readers, and offers a retry. */
export function ErrorPanel({ title, text, onRetry }: ErrorPanelProps) {
  return (
    <Panel tone="error" title={title} role="alert">
      <Stack data-gap="small">
        <p>{text}</p>
        {onRetry !== undefined && (
          <div>
            <Button variant="danger" size="small" onClick={() => onRetry()}>
              Retry
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
