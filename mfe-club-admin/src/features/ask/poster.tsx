import { QrCode } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { createGlobalStyle, styled } from 'styled-components';

/** The paper sizes for the poster. */
export type PaperSize = 'A4' | 'A5';

/* In print, there's only the poster. */
const OnPaper = createGlobalStyle<{ $size: PaperSize }>`
  @page {
    size: ${({ $size }) => $size} portrait;
    margin: 0;
  }
  @media print {
    /* The page around it takes up room although it isn't seen: on a second sheet the poster would come again. */
    html, body {
      height: 100vh;
      min-height: 0;
      margin: 0;
      overflow: hidden;
    }
    body * {
      visibility: hidden;
    }
    [data-poster], [data-poster] * {
      visibility: visible;
    }
    [data-poster] {
      position: fixed;
      inset: 0;
      width: 100vw;
      max-width: none;
      height: 100vh;
      border: 0;
      border-radius: 0;
    }
  }
`;

/* Paper is white in dark mode too. */
const Sheet = styled.section`
  container-type: inline-size;
  width: 100%;
  max-width: 26rem;
  aspect-ratio: 1 / 1.414;
  overflow: hidden;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: #fff;
  color: #10201a;

  @media print {
    aspect-ratio: auto;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4cqi;
  align-items: center;
  justify-content: space-between;
  height: 100%;
  padding: 8cqi;
  text-align: center;

  & > div:nth-child(2) {
    width: 52cqi;
    aspect-ratio: 1;
  }
  & p {
    font-size: 3.6cqi;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: 2.7cqi;
  }
`;

const Title = styled.h2`
  margin-block-end: 3cqi;
  font-size: 7.4cqi;
  line-height: 1.1;
`;

interface PosterProps {
  clubName: string;
  /** Where the QR code leads. */
  address: string;
  size: PaperSize;
}

/** A poster for the clubhouse. It says the same to every family, and promises nothing in return for a review. */
export function Poster({ clubName, address, size }: PosterProps) {
  const { brandName } = useRemoteContext().config;
  return (
    <Sheet data-poster="" aria-label={`Poster, ${size}`}>
      <OnPaper $size={size} />
      <Body>
        <div>
          <Title>What’s it like at {clubName}?</Title>
          <p>Scan the code and tell other families.</p>
        </div>
        <div>
          <QrCode text={address} label="QR code that opens the review form" />
        </div>
        <div>
          <p>Every family’s view counts, good or bad. It’s anonymous and takes about three minutes.</p>
          <p>
            <small>
              {address} · No rewards for reviews. {brandName}
            </small>
          </p>
        </div>
      </Body>
    </Sheet>
  );
}
