import { TextLink } from '@club-reviews/shared-ui';
import { BadgeCheck, Lock, Scale } from 'lucide-react';
import { styled } from 'styled-components';

/** What keeps the reviews honest; "How Reviews Work" has the rest. */
const REASONS = [
  { Icon: BadgeCheck, text: 'Every author confirms their email.' },
  { Icon: Lock, text: 'Clubs can reply, but can’t remove a review.' },
  { Icon: Scale, text: 'Moderators follow published rules and never change a word.' },
];

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  margin-block-end: var(--space-5);
  font-size: var(--text-s);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    color: var(--color-pitch);
  }

  /* A link outside a sentence is a target of at least 24 px. */
  & > li > a {
    padding-block: 2px;
  }
`;

/** Three reasons to trust the reviews, and a link to how they work. */
export function ReviewTrust() {
  return (
    <Reasons role="list">
      {REASONS.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
      <li>
        <TextLink to="/how-reviews-work">How Reviews Work</TextLink>
      </li>
    </Reasons>
  );
}
