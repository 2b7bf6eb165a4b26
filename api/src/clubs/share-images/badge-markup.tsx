import { BADGE_SIZE } from '@club-reviews/domain/club-badge';
import { drawableText } from './card-shapes.js';
import { clamped, SiteMark, Stars } from './card-markup.js';
import type { BadgeCard } from './share-card.js';

/** The screens' light colours: a card of its own on any page. */
const COLOUR = { surface: '#ffffff', line: '#d3dbd1', ink: '#0d1c1f', soft: '#47575a' };
/** The same for its stars. */
const BADGE_STARS = { star: '#f5a300', edge: '#a86400', empty: '#e3e8e0', emptyEdge: '#6f7e7a' };

/** A badge as markup for the layout library. */
export function BadgeMarkup({ card }: { card: BadgeCard }) {
  const line = { display: 'flex', alignItems: 'center', color: COLOUR.soft } as const;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        ...BADGE_SIZE,
        padding: '12px 16px',
        border: `1px solid ${COLOUR.line}`,
        borderRadius: 12,
        background: COLOUR.surface,
        color: COLOUR.ink,
        fontFamily: 'Archivo, Archivo Extended',
        fontWeight: 500,
      }}
    >
      <div style={{ ...clamped(17, 1), fontWeight: 800 }}>{drawableText(card.name, 'Football club')}</div>
      <div style={{ ...line, height: 28, gap: 8, fontSize: 15 }}>
        {card.rating !== null && (
          <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <div style={{ display: 'flex', fontSize: 24, fontWeight: 800, color: COLOUR.ink }}>
              {card.rating.toFixed(1)}
            </div>
            <Stars rating={card.rating} height={20} colours={BADGE_STARS} />
          </div>
        )}
        <div style={{ display: 'flex' }}>{card.reviews}</div>
      </div>
      <div style={{ ...line, gap: 6 }}>
        <SiteMark width={16} />
        <div style={{ ...clamped(13, 1), flexGrow: 1, flexBasis: 0 }}>
          {drawableText(card.note, 'Club reviews')}
        </div>
      </div>
    </div>
  );
}
