import { plural, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { FindParams, ToAddress } from '../../lib/find-params';
import type { ClubResults } from './club-results';
import { unlistedText } from './directory-messages';

interface OtherSearchesProps {
  answer: ClubResults;
  params: FindParams;
  toAddress: ToAddress;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-s);

  & a {
    display: inline-block;
    padding-block: 2px;
    font-weight: 600;
  }
`;

/** Links to what this search leaves out: clubs around a place that its text names, and those its filters can't judge. */
export function OtherSearches({ answer, params, toAddress }: OtherSearchesProps) {
  const { nearby, unlisted } = answer;
  const hasUnlisted = unlisted > 0 && !params.unlisted;
  if (nearby === null && !hasUnlisted) return null;
  return (
    <List role="list">
      {nearby !== null && (
        <li>
          <TextLink to={toAddress({ text: '', near: nearby.label, radius: nearby.radius })}>
            {`Clubs within ${plural(nearby.radius, 'mile')} of ${nearby.label}`}
          </TextLink>
        </li>
      )}
      {hasUnlisted && (
        <li>
          <TextLink to={toAddress({ unlisted: true })}>{unlistedText(answer, params)}</TextLink>
        </li>
      )}
    </List>
  );
}
