import { Button, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef } from 'react';
import { useGetWelfareContactMutation } from '../../api/personal-api';

/** A club's welfare officer's contact details, fetched when shown. They get the focus, as the button is gone. */
export function WelfareContact({ slug }: { slug: string }) {
  const [ask, { data, error, isLoading }] = useGetWelfareContactMutation();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void ask({ idOrSlug: slug });
  }, [ask, slug]);
  const isAnswered = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isAnswered) area.current?.focus();
  }, [isAnswered]);
  return (
    <Stack ref={area} tabIndex={-1} data-gap="tight" aria-live="polite" aria-busy={isLoading}>
      {isLoading && 'Loading…'}
      {error !== undefined && (
        <>
          <span>{apiErrorMessage(error, 'The contact details didn’t load.')}</span>
          <span>
            <Button variant="secondary" size="small" onClick={() => void ask({ idOrSlug: slug })}>
              Try again
            </Button>
          </span>
        </>
      )}
      {typeof data?.email === 'string' && <a href={`mailto:${data.email}`}>{data.email}</a>}
      {typeof data?.phone === 'string' && (
        <a href={`tel:${data.phone.replace(/[^\d+]/g, '')}`}>{data.phone}</a>
      )}
    </Stack>
  );
}
