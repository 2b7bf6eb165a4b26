import { CardTitle, SoftText } from '../text/text';
import type { ReactNode } from 'react';
import { Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import type { NumbersTableProps } from './numbers-table';
import { NumbersTable } from './numbers-table';

interface PlotCardProps {
  title: string;
  /** What the plot says, in words. */
  text: ReactNode;
  /** What the colours mean, with their roles; empty if there's only one. */
  legend?: readonly (readonly [label: string, role: string])[];
  control?: ReactNode;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  table: NumbersTableProps;
  /** The chart, whose code may still be loading. */
  children: ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

/* Keeps the chart's space while its code is loading. The chart adapts to this size, so it mustn't stretch it. */
const Place = styled.div`
  position: relative;
  height: 14rem;

  & > canvas {
    position: absolute;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
`;

const Swatch = styled.i<{ $role: string }>`
  flex: none;
  width: 0.8em;
  height: 0.8em;
  border-radius: 2px;
  background: var(--color-${({ $role }) => $role});
`;

/** A chart with its title, a sentence that says the same, its legend, and its numbers as a table. */
export function PlotCard({ title, text, legend = [], control, isEmpty, table, children }: PlotCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack data-gap="small">
        <Head>
          <div>
            <CardTitle id={id}>{title}</CardTitle>
            <SoftText as="div">{text}</SoftText>
          </div>
          {control}
        </Head>
        {!isEmpty && (
          <>
            {legend.length > 0 && (
              <Legend>
                {legend.map(([label, role]) => (
                  <li key={label}>
                    <Swatch aria-hidden="true" $role={role} />
                    {label}
                  </li>
                ))}
              </Legend>
            )}
            <Place>
              <ErrorBoundary
                fallback={<SoftText>The chart couldn’t be drawn. The numbers are below.</SoftText>}
              >
                <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
              </ErrorBoundary>
            </Place>
            <NumbersTable {...table} />
          </>
        )}
      </Stack>
    </Card>
  );
}
