import { factLines } from '@club-reviews/domain/simple-facts';
import { plural } from '@club-reviews/shared-ui/formatting';
import { pageCall } from '../../api/reading-calls';
import type { GroundPage } from '../../api/types';
import { headTags } from '../../head/head-tags';
import { groundData } from '../../head/json-ld';
import type { DescribePage } from '../../head/page-request';
import { groundPath, groundPlace, isGroundNumber } from '../../lib/ground-address';

const UNKNOWN = 'A football ground, what it has, and the youth clubs that play there.';

/** One ground. Without a club on it, it's kept out of search engines. */
export const description: DescribePage = (request) => {
  const { id = '' } = request.params;
  const isKnown = isGroundNumber(id);
  const canonicalPath = `/grounds/${encodeURIComponent(id)}`;
  return {
    calls: isKnown ? [pageCall('getGround', { id: Number(id) })] : [],
    head: ([value]) => {
      const ground = value as GroundPage | null | undefined;
      if (!isKnown || ground === null)
        return headTags(
          { title: 'Ground Not Found', description: UNKNOWN, canonicalPath, status: 404 },
          request,
        );
      if (ground === undefined)
        return headTags({ title: 'Ground', description: UNKNOWN, canonicalPath }, request);
      const place = groundPlace(ground);
      return headTags(
        {
          title: [ground.name, place].filter((part) => part !== '').join(', '),
          description: [
            `${plural(ground.totalClubs, 'youth football club')} at ${ground.name}${place === '' ? '' : `, ${place}`}.`,
            ...factLines(ground, 'ground').map(({ name, value: text }) => `${name}: ${text}.`),
          ].join(' '),
          canonicalPath: groundPath(ground.id),
          isUnlisted: ground.totalClubs === 0,
          jsonLd: __FOR_BROWSER__ ? [] : [groundData(ground, request.origin)],
        },
        request,
      );
    },
  };
};
