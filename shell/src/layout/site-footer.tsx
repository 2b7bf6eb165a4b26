import { Container } from '@club-reviews/shared-ui';
import { hostLabel } from '@club-reviews/shared-ui/formatting';
import { Link } from '@club-reviews/shared-ui/platform';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { css, styled } from 'styled-components';
import { getOperator, toSocialLinks } from '@club-reviews/domain/operator-defaults';
import { BrandMark } from './brand-mark';
import { FOOTER_COLUMNS } from './site-links';

const Ground = styled.footer`
  margin-block-start: auto;
  padding-block: var(--space-7) calc(var(--space-7) + env(safe-area-inset-bottom));
  background: var(--color-band-deep);
  color: var(--color-on-band);
  font-size: var(--text-s);
  --color-focus: var(--color-on-band);
  --color-focus-halo: var(--color-band-deep);

  #area-header:not(:empty) ~ & {
    padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
  }
`;

/** Where people work, below a header of their own, the footer is only its links. */
const AT_WORK = '#area-header:not(:empty) ~ footer &';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);

  /* Beside the longest list, the two others below each other. */
  @media (max-width: 51.99rem) {
    & > nav:first-of-type {
      grid-row: span 2;
    }
  }
  @media (min-width: 52rem) {
    grid-template-columns: minmax(16rem, 2fr) repeat(3, minmax(0, 1fr));
  }
  ${AT_WORK} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
`;

const About = styled.div`
  display: flex;
  gap: var(--space-4);
  grid-column: 1 / -1;

  & > svg {
    flex: none;
  }
  @media (min-width: 52rem) {
    grid-column: auto;
  }
  ${AT_WORK} {
    display: none;
  }
`;

const Name = styled.p`
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-m);
  font-weight: 800;
  line-height: 1.2;
`;

const Pledge = styled.p`
  max-width: 22rem;
  margin-block-start: var(--space-2);
  color: var(--color-on-band-soft);
`;

const Title = styled.h2`
  margin-block-end: var(--space-2);
  font-size: var(--text-s);
  letter-spacing: 0;

  ${AT_WORK} {
    display: none;
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  ${AT_WORK} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
`;

const footerLinkStyles = css`
  display: inline-block;
  padding-block: 0.4rem;
  color: var(--color-on-band-soft);
  text-decoration: none;

  &:hover {
    color: var(--color-on-band);
    text-decoration: underline;
  }
`;

const FooterLink = styled(Link)`
  ${footerLinkStyles}
`;

const SocialItem = styled.li`
  display: inline-block;
`;

const SocialLink = styled.a`
  ${footerLinkStyles}
  margin-inline-end: var(--space-4);
`;

const SOCIAL_SITES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'x.com': 'X',
  'twitter.com': 'X',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'linkedin.com': 'LinkedIn',
  'bsky.app': 'Bluesky',
};

/** A social media site by name, or by its host. */
function toSocialLabel(address: string): string {
  const host = hostLabel(address);
  return SOCIAL_SITES[host] ?? host;
}

/** The footer: who runs the site, and links to every page a visitor might look for. */
export function SiteFooter({ config }: { config: PublicConfig }) {
  const { brandName, logoUrl } = config;
  const { operatorName, socialLinks } = getOperator(config);
  const social = toSocialLinks(socialLinks);
  return (
    <Ground data-no-print="">
      <Container>
        <Columns>
          <About>
            <BrandMark logoUrl={logoUrl} />
            <div>
              <Name>{brandName}</Name>
              <Pledge>
                Reviews by parents and guardians, each confirmed by email before it’s published.
              </Pledge>
              {operatorName !== '' && <Pledge>{`Run by ${operatorName}`}</Pledge>}
              {social.length > 0 && (
                <List role="list" aria-label="Social media">
                  {social.map((address) => (
                    <SocialItem key={address}>
                      <SocialLink href={address} rel="me noopener">
                        {toSocialLabel(address)}
                      </SocialLink>
                    </SocialItem>
                  ))}
                </List>
              )}
            </div>
          </About>
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title>{title}</Title>
              <List role="list">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </List>
            </nav>
          ))}
        </Columns>
      </Container>
    </Ground>
  );
}
