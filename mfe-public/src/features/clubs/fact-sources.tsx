import { showToast } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../lib/use-lazy-module';

const loadList = () => import(/* webpackChunkName: "fact-source-list" */ './fact-source-list');

/* Without scripts there'd be nothing in it. */
const Fold = styled.details`
  font-size: var(--text-s);

  & > summary {
    padding-block: var(--space-2);
    color: var(--color-link);
    cursor: pointer;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Says on request where the facts on a club's page come from, so that the page itself stays small. */
export function FactSources({ slug }: { slug: string }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before React took it over.
  useEffect(() => setIsOpen(fold.current?.open ?? false), []);
  const code = useLazyModule(loadList, isOpen, () => {
    fold.current!.open = false;
    showToast({ title: 'The sources didn’t load', description: 'Please try again.', tone: 'error' });
  });
  return (
    <Fold ref={fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Where does this come from?</summary>
      {isOpen && code !== null && <code.FactSourceList slug={slug} />}
    </Fold>
  );
}
