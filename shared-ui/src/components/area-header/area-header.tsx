import { Link, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Container } from '../container/container';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** The shell's place for an area's own header; it hides the public one while there's something in it. */
const PLACE = 'area-header';

const Bar = styled.header`
  position: relative;
  z-index: 30;
  background: var(--color-band-deep);
  color: var(--color-on-band);
  --color-focus: var(--color-on-band);
  --color-focus-halo: var(--color-band-deep);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-4);
  min-height: 3.5rem;

  & svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
  }
  /* Twice, to win over the button's own style in whichever order they come. */
  && [data-variant='quiet'] {
    padding-inline: 0;
    color: inherit;
    font-weight: 600;
    font-stretch: inherit;
  }
  @media (max-width: 30rem) {
    column-gap: var(--space-3);

    & > a > svg,
    & [data-variant='quiet'] > svg {
      display: none;
    }
    /* The way to the site goes where there are three actions: there's no room for it. */
    & > a:nth-child(2):nth-last-child(n + 4) {
      display: none;
    }
  }
`;

const BarLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  color: inherit;
  font-size: var(--text-s);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const Name = styled(BarLink)`
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-m);
  font-weight: 800;
  line-height: 1.15;

  @media (max-width: 24rem) {
    font-size: var(--text-s);
    font-stretch: 96%;
  }
`;

interface AreaHeaderProps {
  /** The area's name, and its first page. */
  name: string;
  to: string;
  /** What belongs to whoever is logged in. */
  children: ReactNode;
}

/** The header of an area for people who work there: its name, the way to the public site, and their account. */
export function AreaHeader({ name, to, children }: AreaHeaderProps) {
  const { brandName } = useRemoteContext().config;
  const place = document.getElementById(PLACE);
  const header = (
    <Bar data-no-print="">
      <Container>
        <Row>
          <Name to={to}>
            <span>{name}</span>
          </Name>
          <BarLink to="/">
            <ExternalLink aria-hidden="true" />
            <span>
              View site<VisuallyHidden>{`: ${brandName}`}</VisuallyHidden>
            </span>
          </BarLink>
          {children}
        </Row>
      </Container>
    </Bar>
  );
  // An earlier release of the shell has no place for it.
  return place === null ? header : createPortal(header, place);
}
