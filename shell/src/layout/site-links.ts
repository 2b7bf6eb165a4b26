/** A link in the header or footer. */
export interface SiteLink {
  to: string;
  label: string;
}

/** A header link; those with `onlyInMenu` only appear in the menu on small screens. */
export interface HeaderLink extends SiteLink {
  onlyInMenu?: boolean;
}

export const HEADER_LINKS: readonly HeaderLink[] = [
  { to: '/browse-clubs', label: 'Browse Clubs' },
  { to: '/browse-categories', label: 'Categories', onlyInMenu: true },
  { to: '/for-clubs', label: 'For Clubs' },
  { to: '/about', label: 'About' },
];

/** The footer's links by column. */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Families',
    links: [
      { to: '/', label: 'Browse Clubs' },
      { to: '/my-reviews', label: 'Your Reviews' },
      { to: '/faq', label: 'FAQ' },
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Clubs',
    links: [
      { to: '/for-clubs', label: 'For Clubs' },
      { to: '/claim-club', label: 'Claim Your Club' },
      { to: '/club-admin', label: 'Club Login' },
    ],
  },
  {
    title: 'Small print',
    links: [
      { to: '/how-reviews-work', label: 'How Reviews Work' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-of-service', label: 'Terms of Service' },
      { to: '/admin', label: 'Admin' },
    ],
  },
];
