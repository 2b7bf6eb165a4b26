import { Card, Section, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { Prose } from '../../components/text-page/prose';

/* A card that finds itself alone takes the whole line. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);

  & > * {
    flex: 1 1 20rem;
  }
`;

/** What clubs can and cannot do about reviews. */
export function FairPlay() {
  return (
    <Section tone="tint" title="Fair to clubs, fair to parents">
      <Columns>
        <Card as="section" aria-labelledby="what-clubs-cannot-do">
          <h3 id="what-clubs-cannot-do">What a club can’t do</h3>
          <Prose>
            <p>
              Clubs can’t hide or delay a review, and no one can pay to have one removed. That’s why parents
              trust the good ones. A fair reply to a tough review often says more about a club than five
              stars.
            </p>
            <p>
              If a review breaks the <TextLink to="/terms-of-service#guidelines">guidelines</TextLink>,{' '}
              <TextLink to="/club-admin">log in</TextLink> and report it. A moderator will decide, and you can
              see the outcome there.
            </p>
          </Prose>
        </Card>
        <Card as="section" aria-labelledby="how-to-reply">
          <h3 id="how-to-reply">How to reply well</h3>
          <Prose>
            <ul>
              <li>Thank the parent, and respond to what they wrote.</li>
              <li>Say what you’ve changed, or plan to change.</li>
              <li>Don’t guess who wrote it, and don’t name anyone.</li>
              <li>Invite them to talk, and say who to contact.</li>
            </ul>
          </Prose>
        </Card>
        <Card as="section" aria-labelledby="how-to-ask">
          <h3 id="how-to-ask">How to ask for reviews</h3>
          <Prose>
            <ul>
              <li>Ask every family, not only the happy ones.</li>
              <li>Offer nothing in return: we don’t allow rewarded reviews.</li>
              <li>Let parents write at home, in their own words.</li>
              <li>
                Use the link and poster in your area, or invite families one by one:{' '}
                <TextLink to="/how-reviews-work#invitations">how invitations work</TextLink>.
              </li>
            </ul>
          </Prose>
        </Card>
      </Columns>
    </Section>
  );
}
