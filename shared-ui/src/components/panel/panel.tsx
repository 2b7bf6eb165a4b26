import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'note' | 'warning' | 'error' | 'success';
  title?: ReactNode;
}

const ICONS = { info: Info, note: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

const Frame = styled.div`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-inline-start: 4px solid var(--color-ink);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);

  & > svg {
    flex: none;
    width: 1.35rem;
    height: 1.35rem;
    margin-block-start: 0.1rem;
  }
  &[data-tone='info'],
  &[data-tone='success'] {
    border-inline-start-color: var(--color-pitch);
  }
  &[data-tone='info'] > svg,
  &[data-tone='success'] > svg {
    color: var(--color-pitch);
  }
  &[data-tone='success'] {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  &[data-tone='note'] {
    border-color: var(--color-note);
    background: var(--color-note-tint);
    color: var(--color-on-note-tint);
    --color-link: var(--color-on-note-tint);
  }
  &[data-tone='note'] > svg {
    color: var(--color-note);
  }
  &[data-tone='error'] {
    border-color: var(--color-danger);
    background: var(--color-danger-tint);
    color: var(--color-on-danger-tint);
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: 700;
`;

/** A notice within the page. It doesn't interrupt screen readers: give it a `role` if it appears late. */
export function Panel({ tone = 'info', title, children, ...rest }: PanelProps) {
  const Icon = ICONS[tone];
  return (
    <Frame data-tone={tone} {...rest}>
      <Icon aria-hidden="true" />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Body>
    </Frame>
  );
}
