import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { Menu, RotateCw, X } from 'lucide-react';
import { ButtonLink, Container, IconButton } from '@club-reviews/shared-ui';
import {
  Link,
  matchPath,
  trackEvent,
  useLocation,
  writeReviewSearch,
} from '@club-reviews/shared-ui/platform';
import { BrandMark } from './brand-mark';
import { Bar, Brand, MenuButton, Nav, NavItem, RefreshButton, Row } from './site-header.styles';
import { HEADER_LINKS } from './site-links';

/** The header: the site's name, its main pages and the Write Review button. */
export function SiteHeader({ brandName, logoUrl }: { brandName: string; logoUrl?: string | undefined }) {
  const { pathname, search } = useLocation();
  const menuId = useId();
  // Storing the page the menu was opened on closes it on navigation.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpenOn(null);
  useEscape(isOpen, () => {
    close();
    menuButton.current?.focus();
  });
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <Bar onBlur={closeWhenLeft} data-no-print="">
      <Container>
        <Row>
          <Brand as={Link} to="/">
            <BrandMark logoUrl={logoUrl} />
            <span>{brandName}</span>
          </Brand>
          <MenuButton>
            <IconButton
              ref={menuButton}
              label={isOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpenOn(isOpen ? null : pathname)}
            >
              {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            </IconButton>
          </MenuButton>
          <Nav id={menuId} aria-label="Main" data-open={isOpen ? '' : undefined}>
            {HEADER_LINKS.map(({ to, label, onlyInMenu }) => (
              <NavItem
                key={to}
                to={to}
                onClick={close}
                aria-current={matchPath({ path: to, end: false }, pathname) ? 'page' : undefined}
                data-only-in-menu={onlyInMenu}
              >
                {label}
              </NavItem>
            ))}
            <RefreshButton type="button" onClick={() => window.location.reload()}>
              <RotateCw aria-hidden="true" />
              <span>Refresh page</span>
            </RefreshButton>
          </Nav>
          <ButtonLink to={writeReviewSearch(search)} onClick={() => trackEvent('write_review_cta')}>
            Write Review
          </ButtonLink>
        </Row>
      </Container>
    </Bar>
  );
}

function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
