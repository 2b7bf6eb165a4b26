import { STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import { AreaHeader, VisuallyHidden } from '@club-reviews/shared-ui';
import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { ChevronDown, CircleUser } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { LogOutButton } from '../features/session/log-out-button';
import { useStaff } from '../features/session/staff-session';

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

/** The area's header, with who is logged in. */
export function AdminHeader() {
  return (
    <AreaHeader name="Admin" to="/admin">
      <AccountMenu />
    </AreaHeader>
  );
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
