import { TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { searchAddress } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';
import { useSuggestions } from '../directory/use-suggestions';

/* A link outside a sentence is a target of at least 24 px. */
const Offers = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-s);

  & > a {
    padding-block: 2px;
  }
`;

/** Two towns fit a phone's line. */
const TOWNS = 2;

interface PlaceOfferProps {
  criteria: SearchCriteria;
  /** Called with the query string of a search that the visitor starts. */
  onSearch: (query: string) => void;
}

/** What a visitor may have meant by a place that isn't known: a town that starts like it, or a club's name. */
export function PlaceOffer({ criteria, onSearch }: PlaceOfferProps) {
  const { near } = criteria;
  // No town and hardly any club is written like a postcode.
  const { towns, clubs } = useSuggestions(/\d/.test(near) ? null : near);
  const offer = (change: Parameters<typeof searchAddress>[1], text: string) => {
    const to = searchAddress(criteria, change);
    return (
      <TextLink key={text} to={to} onClick={() => onSearch(to.slice(1))}>
        {text}
      </TextLink>
    );
  };
  return (
    <Offers role="status">
      {towns
        .slice(0, TOWNS)
        .map(({ label }) => offer({ near: label }, `Looking for ${label}? See clubs nearby`))}
      {towns.length === 0 &&
        clubs.length > 0 &&
        offer({ text: near, near: '' }, `Looking for a club called ${near}? See the clubs`)}
    </Offers>
  );
}
