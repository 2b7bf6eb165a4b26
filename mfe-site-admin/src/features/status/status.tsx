import { Badge, Card, Cluster, NotLoaded, SoftText, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useGetSiteStatusQuery } from '../../api/site-admin-api';
import type { StatusEntry } from '../../api/types';
import { SampleData } from './sample-data';
import { SuppressedAddresses } from './suppressed-addresses';

const BADGES = {
  ok: { tone: 'pitch', label: 'Fine' },
  warning: { tone: 'warning', label: 'Check this' },
  problem: { tone: 'danger', label: 'Problem' },
} as const;

const Lines = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }
  & > li h2 {
    font-size: var(--text-l);
  }
  & > li + li {
    border-block-start: 1px solid var(--color-line);
  }

  @media (min-width: 40rem) {
    & > li {
      grid-template-columns: 15rem minmax(0, 1fr);
      align-items: start;
    }
  }
`;

/** How the parts of the site are, and what to do about each. */
export function Status() {
  const query = useGetSiteStatusQuery();
  const { data } = query;
  if (data === undefined) {
    return <NotLoaded call={query} failed="The status didn’t load" loading="Checking the site" />;
  }
  return (
    <Stack>
      <p>{toSummary(data)}</p>
      <Card>
        <Lines role="list" aria-label="Parts of the site">
          {data.map(({ name, state, text, advice }) => (
            <li key={name}>
              <Cluster>
                <h2>{name}</h2>
                <Badge tone={BADGES[state].tone}>{BADGES[state].label}</Badge>
              </Cluster>
              <div>
                <p>{text}</p>
                {advice !== null && <SoftText>{advice}</SoftText>}
              </div>
            </li>
          ))}
        </Lines>
      </Card>
      <SuppressedAddresses />
      <SampleData />
    </Stack>
  );
}

function toSummary(entries: readonly StatusEntry[]): string {
  const count = entries.filter(({ state }) => state !== 'ok').length;
  if (count === 0) return 'Everything is fine.';
  return count === 1 ? 'One part of the site needs attention.' : `${count} parts of the site need attention.`;
}
