import { TextLink } from '@club-reviews/shared-ui';
import type { Dataset } from '../../api/types';
import type { TextSection } from '../../components/text-page/text-page';

const RPDE = 'https://openactive.io/realtime-paged-data-exchange/';

/** What's in the data, where it is and who may use it, for developers. */
export function openDataSections({
  distribution,
  documentation,
  license,
  publisher,
}: Dataset): readonly TextSection[] {
  return [
    {
      id: 'content',
      title: 'What’s in it',
      content: (
        <>
          <p>
            Each team’s weekly training, if the club says what it costs and where it is, and clubs’ sessions
            to try until they’re over: days and times, place, ages, who it’s for and the cost. It has no
            reviews, and nothing about people.
          </p>
          <p>Clubs change their plans, so please ask your users to check with the club.</p>
        </>
      ),
    },
    {
      id: 'feed',
      title: 'The feed',
      content: (
        <>
          <ul>
            {distribution.map(({ name, contentUrl }) => (
              <li key={contentUrl}>
                <a href={contentUrl}>{contentUrl}</a> ({name})
              </li>
            ))}
          </ul>
          <p>
            It follows OpenActive’s <a href={RPDE}>Realtime Paged Data Exchange</a>: read page after page, and
            then the last one again for what’s new. Deleted items stay in the feed, marked as deleted.
            OpenActive has <a href={documentation}>guides for developers</a>.
          </p>
        </>
      ),
    },
    {
      id: 'licence',
      title: 'Using it',
      content: (
        <p>
          {`Anyone may use it for anything, free of charge, under the `}
          <a href={license}>Creative Commons Attribution licence 4.0</a>
          {`. Please name ${publisher.name} as the source.`}
        </p>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      content: (
        <p>
          If something’s wrong or unclear, <TextLink to="/contact">tell us</TextLink>.
        </p>
      ),
    },
  ];
}
