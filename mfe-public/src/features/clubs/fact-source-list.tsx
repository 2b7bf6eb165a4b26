import { toSourceLines } from '@club-reviews/domain/fact-sources';
import { NotLoaded, Skeleton, SoftText } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useListFactSourcesQuery } from '../../api/personal-api';

const List = styled.dl`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-2) var(--space-3);
  overflow-wrap: anywhere;

  & > div > dt {
    font-weight: 640;
  }
`;

/** Where a club's facts come from, the newest source first. */
export function FactSourceList({ slug }: { slug: string }) {
  const call = useListFactSourcesQuery({ idOrSlug: slug });
  if (call.data === undefined)
    return (
      <NotLoaded call={call} failed="The sources didn’t load" loading="Loading the sources">
        <Skeleton shape="text" width="long" />
        <Skeleton shape="text" width="half" />
      </NotLoaded>
    );
  if (call.data.length === 0)
    return <SoftText>We have no record of where this club’s details come from.</SoftText>;
  return (
    <List>
      {toSourceLines(call.data).map(({ source, facts }) => (
        <div key={source}>
          <dt>{source}</dt>
          <dd>{facts}</dd>
        </div>
      ))}
    </List>
  );
}
