import type { CSSProperties } from 'react';
import { filledWidth, STARS_PATH, STARS_WIDTH, drawableText } from './card-shapes.js';
import { crestDesign, FIELDS, SHIELD } from '@club-reviews/domain/crest';
import { reviewsText } from './share-card.js';
import type { ClubCard, SiteCard } from './share-card.js';

/** The size that sites expect, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The screens' colours on the green band; amber is for stars only. */
const COLOUR = {
  band: '#0a4f30',
  stripe: '#0c5735',
  deep: '#063a23',
  line: '#3f7a5c',
  text: '#ffffff',
  soft: '#cfe6d6',
  star: '#f5a300',
};

const MARGIN = 72;
const CREST_WIDTH = 264;

const CARD: CSSProperties = {
  display: 'flex',
  boxSizing: 'border-box',
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  padding: MARGIN,
  gap: 60,
  alignItems: 'center',
  color: COLOUR.text,
  background: `repeating-linear-gradient(100deg, ${COLOUR.band} 0px 150px, ${COLOUR.stripe} 150px 300px)`,
  fontFamily: 'Archivo, Archivo Extended',
  fontWeight: 500,
};

const WORDS: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  flexBasis: 0,
  height: '100%',
  position: 'relative',
};

/** Font sizes by the longest text they're for; the last is for anything longer. */
const NAME_SIZES: readonly (readonly [longest: number, size: number])[] = [
  [16, 92],
  [34, 76],
  [58, 62],
  [Infinity, 50],
];

function nameSize(name: string): number {
  return NAME_SIZES.find(([longest]) => name.length <= longest)![1];
}

/** The style of a text that ends with dots after some lines. */
export function clamped(fontSize: number, lines: number): CSSProperties {
  return { display: 'block', fontSize, lineClamp: lines, wordBreak: 'break-word' };
}

/** A card of a shared page as markup for the layout library: flex boxes with their own styles. */
export function CardMarkup({ card }: { card: ClubCard | SiteCard }) {
  return card.kind === 'club' ? <ClubMarkup card={card} /> : <SiteMarkup card={card} />;
}

function ClubMarkup({ card }: { card: ClubCard }) {
  const name = drawableText(card.name, 'Football club');
  return (
    <div style={CARD}>
      <PitchLines />
      <div style={WORDS}>
        <Brand name={card.brandName} />
        <div
          style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 14 }}
        >
          <div
            style={{
              ...clamped(nameSize(name), 3),
              fontWeight: 800,
              lineHeight: 1.06,
              letterSpacing: -1,
              textWrap: 'balance',
            }}
          >
            {name}
          </div>
          <div style={{ ...clamped(34, 1), color: COLOUR.soft }}>
            {drawableText(card.location, 'England')}
          </div>
        </div>
        <Rating rating={card.rating} reviewCount={card.reviewCount} />
      </div>
      <Crest name={card.name} />
    </div>
  );
}

function SiteMarkup({ card }: { card: SiteCard }) {
  return (
    <div style={CARD}>
      <PitchLines />
      <div style={WORDS}>
        <Brand name={card.brandName} />
        <div
          style={{
            display: 'flex',
            flexGrow: 1,
            alignItems: 'center',
            fontSize: 72,
            fontWeight: 800,
            lineHeight: 1.08,
            letterSpacing: -1,
          }}
        >
          {`Find the Perfect Youth Football Club Across ${drawableText(card.regionName, 'England')}`}
        </div>
        <div style={{ display: 'flex', fontSize: 34, color: COLOUR.soft }}>
          Verified reviews by parents, club by club
        </div>
      </div>
      <div style={{ display: 'flex', position: 'relative' }}>
        <SiteMark width={CREST_WIDTH} />
      </div>
    </div>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <SiteMark width={40} />
      <div style={{ ...clamped(30, 1), fontWeight: 800 }}>{drawableText(name, 'Club reviews')}</div>
    </div>
  );
}

function Rating({ rating, reviewCount }: Pick<ClubCard, 'rating' | 'reviewCount'>) {
  const line: CSSProperties = { display: 'flex', alignItems: 'center', height: 72, gap: 22, fontSize: 34 };
  const reviews = reviewsText(reviewCount);
  if (reviewCount === 0) return <div style={{ ...line, color: COLOUR.soft }}>{reviews}</div>;
  return (
    <div style={line}>
      <div style={{ display: 'flex', fontSize: 72, fontWeight: 800 }}>{rating.toFixed(1)}</div>
      <Stars rating={rating} height={46} colours={ON_BAND} />
      <div style={{ display: 'flex', color: COLOUR.soft }}>{reviews}</div>
    </div>
  );
}

/** The colours of stars: filled and not. */
interface StarColours {
  star: string;
  edge: string;
  empty: string;
  emptyEdge: string;
}

const ON_BAND: StarColours = {
  star: COLOUR.star,
  edge: COLOUR.star,
  empty: COLOUR.deep,
  emptyEdge: COLOUR.soft,
};

/** Five stars, filled to the tenth. */
export function Stars(props: { rating: number; height: number; colours: StarColours }) {
  const { rating, height, colours } = props;
  return (
    <svg viewBox={`0 0 ${STARS_WIDTH} 20`} width={(STARS_WIDTH * height) / 20} height={height}>
      <clipPath id="filled">
        <path d={`M0 0h${filledWidth(rating)}v20H0z`} />
      </clipPath>
      <path d={STARS_PATH} fill={colours.empty} stroke={colours.emptyEdge} strokeWidth="0.8" />
      <path
        d={STARS_PATH}
        fill={colours.star}
        stroke={colours.edge}
        strokeWidth="0.8"
        clipPath="url(#filled)"
      />
    </svg>
  );
}

function Crest({ name }: { name: string }) {
  const { initials, pattern, main, second } = crestDesign(name);
  const unit = CREST_WIDTH / 48;
  // The edge goes a little below the 56 units of the shield.
  return (
    <div style={{ display: 'flex', position: 'relative', width: CREST_WIDTH, height: 57 * unit }}>
      <svg viewBox="0 0 48 57" width={CREST_WIDTH} height={57 * unit}>
        <clipPath id="shield">
          <path d={SHIELD} />
        </clipPath>
        <path d={SHIELD} fill="none" stroke={COLOUR.text} strokeWidth="5.5" strokeLinejoin="round" />
        <g clipPath="url(#shield)">
          <path fill={main} d="M0 0h48v56H0z" />
          <path fill={second} d={FIELDS[pattern]} />
          <path fill={second} d="M0 21h48v1.5H0z" />
        </g>
        <path d={SHIELD} fill="none" stroke={main} strokeWidth="3" strokeLinejoin="round" />
      </svg>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          top: 4 * unit,
          width: CREST_WIDTH,
          height: 17 * unit,
          alignItems: 'center',
          justifyContent: 'center',
          color: second,
          fontSize: (initials.length > 2 ? 13 : 15) * unit,
          fontWeight: 800,
        }}
      >
        {drawableText(initials, '')}
      </div>
    </div>
  );
}

/** The site's mark. */
export function SiteMark({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 40 46" width={width} height={(width * 46) / 40}>
      <path
        d="M2 2h36v23c0 10.500-7.500 16-18 19C9.500 41 2 35.500 2 25z"
        fill={COLOUR.band}
        stroke={COLOUR.text}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M3.500 22h33" stroke={COLOUR.text} strokeWidth="2" />
      <circle cx="20" cy="22" r="9" fill={COLOUR.text} />
      <path d="M20 17.600l4.200 3-1.600 5h-5.200l-1.600-5z" fill={COLOUR.deep} />
    </svg>
  );
}

/** A penalty area in chalk lines behind the crest, as on the screens' bands. */
function PitchLines() {
  return (
    <svg
      viewBox="0 0 720 400"
      width={1134}
      height={CARD_HEIGHT}
      style={{ position: 'absolute', right: 0, top: 0 }}
    >
      <g fill="none" stroke={COLOUR.line} strokeWidth="1.6">
        <path d="M720 60H530v280h190M720 130h-70v140h70M530 148a92 92 0 0 0 0 104" />
      </g>
    </svg>
  );
}
