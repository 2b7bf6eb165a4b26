import { BADGE_SIZE } from '@club-reviews/domain/club-badge';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { filledWidth, STARS_PATH, STARS_WIDTH } from './card-shapes.js';
import type { BadgeCard } from './share-card.js';

// Light like the image, whatever the visitor prefers: the page around it may well be light.
const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 15px/1.3 system-ui, sans-serif; }
  a { display: flex; flex-direction: column; justify-content: space-between; gap: 2px; min-height: ${BADGE_SIZE.height}px; padding: 10px 16px; border: 1px solid #d3dbd1; border-radius: 12px; background: #fff; color: #47575a; text-decoration: none; }
  a:focus-visible { outline: 3px solid #0b5f38; outline-offset: -3px; }
  a:hover .note { text-decoration: underline; }
  strong { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; color: #0d1c1f; font-size: 17px; overflow-wrap: anywhere; }
  .rating { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: center; }
  b { color: #0d1c1f; font-size: 24px; line-height: 1; }
  svg { overflow: visible; fill: #e3e8e0; stroke: #6f7e7a; stroke-width: 0.8; }
  svg svg { overflow: hidden; fill: #f5a300; stroke: #a86400; }
  .note { color: #0b5f38; font-size: 13px; overflow-wrap: anywhere; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** What a badge in a frame may do: use its stylesheet, on any site's page. */
export const FRAME_POLICY = `${NOTHING}; frame-ancestors *; style-src 'sha256-${STYLE_HASH}'`;

/** What the image may do that someone opens by itself: show the drawings in it. */
export const IMAGE_POLICY = `${NOTHING}; frame-ancestors 'none'; img-src data:`;

/** A badge as a page for frames: text that can be translated and enlarged, and needs no script. */
export function badgeFrame({ name, rating, reviews, note }: BadgeCard, address: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${name}, ${note}`}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <a href={address} target="_blank" rel="noopener">
          <strong title={name} dir="auto">
            {name}
          </strong>
          <span className="rating">
            {rating !== null && (
              <>
                <b aria-hidden="true">{rating.toFixed(1)}</b>
                <StarDrawing rating={rating} />
              </>
            )}
            <span>{reviews}</span>
          </span>
          <span className="note">
            <span>{note}</span>
            <span className="unseen"> (opens in a new tab)</span>
          </span>
        </a>
      </body>
    </html>,
  )}`;
}

function StarDrawing({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating.toFixed(1)} out of 5 stars`}
      viewBox={`0 0 ${STARS_WIDTH} 20`}
      width={STARS_WIDTH}
      height="20"
    >
      <path d={STARS_PATH} />
      <svg width={filledWidth(rating)} height="20">
        <path d={STARS_PATH} />
      </svg>
    </svg>
  );
}
