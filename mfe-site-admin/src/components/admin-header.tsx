import { STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import { Container, VisuallyHidden } from '@club-reviews/shared-ui';
import { Link, useLocation, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { ChevronDown, CircleUser, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { LogOutButton } from '../features/session/log-out-button';
import { useStaff } from '../features/session/staff-session';

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
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 3.5rem;

  & svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
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
  @media (max-width: 24rem) {
    & > svg {
      display: none;
    }
  }
`;

const Name = styled(BarLink)`
  flex: 1 1 0;
  min-width: 0;
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

const Menu = styled.details`
  position: relative;

  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.75rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`;

/* On a phone the name is in the menu. */
const Person = styled.span`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 39.99rem) {
    display: none;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  width: max-content;
  max-width: min(18rem, 90vw);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-overlay);
  overflow-wrap: anywhere;
  --color-focus: initial;
  --color-focus-halo: initial;
`;

const Role = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** The area's header: its name, the way to the public site, and who is logged in. */
export function AdminHeader() {
  const { config } = useRemoteContext();
  const place = document.getElementById(PLACE);
  const header = (
    <Bar data-no-print="">
      <Container>
        <Row>
          <Name to="/admin">
            <span>Admin</span>
          </Name>
          <BarLink to="/">
            <ExternalLink aria-hidden="true" />
            <span>
              View site<VisuallyHidden>{`: ${config.brandName}`}</VisuallyHidden>
            </span>
          </BarLink>
          <AccountMenu />
        </Row>
      </Container>
    </Bar>
  );
  // An earlier release of the shell has no place for it.
  return place === null ? header : createPortal(header, place);
}

function AccountMenu() {
  const { pathname } = useLocation();
  const { name, role } = useStaff();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    // It starts folded on each new page.
    <Menu
      key={pathname}
      ref={menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) =>
        relatedTarget !== null && !menu.current?.contains(relatedTarget) && close()
      }
    >
      <summary>
        <CircleUser aria-hidden="true" />
        <VisuallyHidden>Your account</VisuallyHidden>
        <Person>{name}</Person>
        <ChevronDown aria-hidden="true" />
      </summary>
      <Panel>
        <p>
          {name}
          <Role>{STAFF_ROLE_LABELS[role].label}</Role>
        </p>
        <Link to="/admin/account">Account and password</Link>
        <LogOutButton />
      </Panel>
    </Menu>
  );
}
