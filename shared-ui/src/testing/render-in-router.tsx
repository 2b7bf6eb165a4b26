import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from '@club-reviews/shared-ui/platform';

/** Renders components with links at the address `path`. */
export function renderInRouter(children: ReactNode, path = '/') {
  window.history.replaceState(null, '', path);
  return render(<BrowserRouter>{children}</BrowserRouter>);
}
