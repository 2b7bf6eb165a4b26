import { useContext } from 'react';
import type { ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import type { PageStyles } from './page-styles';
import type { ReleaseStyles } from './release-styles';

interface PageStylesProviderProps {
  /** Collects this page's styles. */
  page: PageStyles;
  /** Caches the CSS of classes from page to page. */
  release: ReleaseStyles;
  children: ReactNode;
}

/** Makes everything inside it add its styles to the page's. */
export function PageStylesProvider({ page, release, children }: PageStylesProviderProps) {
  const { stylis } = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ styleSheet: page, stylis: release.remembering(stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}
