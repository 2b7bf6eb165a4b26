import { getSeason } from '@club-reviews/domain/seasons';
import { Card, CardTitle, plural, ratingLabel, VisuallyHidden, wholeNumber } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { ClubSeason } from '../../api/types';
import { seasonName, seasonsToPlot } from './seasons';
import type { PlottedSeason } from './seasons';

const Plot = styled.svg`
  width: 100%;
  height: 8.5rem;
  overflow: visible;
  font-size: var(--text-s);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Grid = styled.line`
  stroke: var(--color-line);
`;

const Step = styled.line`
  stroke: var(--color-pitch);
  stroke-width: 2px;
`;

const Dot = styled.circle`
  fill: var(--color-pitch);
  stroke: var(--color-surface);
  stroke-width: 2px;
`;

const Mean = styled.text`
  fill: var(--color-ink);
  text-anchor: middle;
`;

const Seasons = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  font-size: var(--text-xs);
  line-height: 1.35;
  text-align: center;
  color: var(--color-ink-soft);

  & b {
    display: block;
    color: var(--color-ink);
  }
`;

/** The position of a mean, in hundredths of the plot's height: 5 at the top, below its number, 1 at the bottom. */
const getHeight = (mean: number) => `${(22 + ((5 - mean) / 4) * 68).toFixed(1)}%`;

const getPlace = (index: number, count: number) => `${(((index + 0.5) / count) * 100).toFixed(2)}%`;

/**
 * A club's ratings season by season: the means as dots, joined by straight lines only between consecutive seasons.
 * Empty if there are too few reviews to say anything.
 */
export function SeasonPlot({ seasons }: { seasons: readonly ClubSeason[] }) {
  const current = getSeason(new Date(useRemoteContext().now));
  const plotted = seasonsToPlot(seasons);
  if (plotted.length === 0) return null;
  const count = plotted.length;
  return (
    <Card as="section" aria-labelledby="by-season">
      <CardTitle as="h3" id="by-season">
        Season by season
      </CardTitle>
      <div aria-hidden="true">
        <Plot focusable="false">
          {[5, 3, 1].map((mean) => (
            <Grid key={mean} x1="0" x2="100%" y1={getHeight(mean)} y2={getHeight(mean)} />
          ))}
          {plotted.slice(1).map((to, index) => (
            <Join key={to.season} from={plotted[index]!} to={to} index={index} count={count} />
          ))}
          {plotted.map(({ season, rating }, index) =>
            rating === null ? null : (
              <g key={season}>
                <Dot cx={getPlace(index, count)} cy={getHeight(rating)} r="6" />
                <Mean x={getPlace(index, count)} y={getHeight(rating)} dy="-0.8em">
                  {ratingLabel(rating)}
                </Mean>
              </g>
            ),
          )}
        </Plot>
        <Seasons>
          {plotted.map(({ season, reviewCount }) => (
            <span key={season}>
              <b>{seasonName(season)}</b>
              {reviewCount === 0 ? 'none' : plural(reviewCount, 'review')}
              {season === current && ' so far'}
            </span>
          ))}
        </Seasons>
      </div>
      <VisuallyHidden as="table">
        <caption>Average overall rating by season</caption>
        <thead>
          <tr>
            <th scope="col">Season</th>
            <th scope="col">Average out of 5</th>
            <th scope="col">Reviews</th>
          </tr>
        </thead>
        <tbody>
          {plotted.map(({ season, rating, reviewCount }) => (
            <tr key={season}>
              <th scope="row">
                {seasonName(season)}
                {season === current && ', so far'}
              </th>
              <td>{rating === null ? 'No reviews' : ratingLabel(rating)}</td>
              <td>{wholeNumber(reviewCount)}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </Card>
  );
}

interface JoinProps {
  from: PlottedSeason;
  to: PlottedSeason;
  /** Index of the first of the two. */
  index: number;
  count: number;
}

function Join({ from, to, index, count }: JoinProps) {
  if (from.rating === null || to.rating === null) return null;
  return (
    <Step
      x1={getPlace(index, count)}
      y1={getHeight(from.rating)}
      x2={getPlace(index + 1, count)}
      y2={getHeight(to.rating)}
    />
  );
}
