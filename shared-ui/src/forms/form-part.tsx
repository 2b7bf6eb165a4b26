import { CardTitle } from '../components/text/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../components/card/card';
import { Stack } from '../components/stack/stack';

export interface FormPartProps {
  title: string;
  /** The heading's level, which depends on where the form is on its page. */
  level: 2 | 3;
  children: ReactNode;
}

/** A part of a long form: a card with a heading, which names its group of fields. */
export function FormPart({ title, level, children }: FormPartProps) {
  const id = useId();
  return (
    <Card as="section" role="group" aria-labelledby={id}>
      <Stack>
        <CardTitle as={level === 2 ? 'h2' : 'h3'} id={id}>
          {title}
        </CardTitle>
        {children}
      </Stack>
    </Card>
  );
}
