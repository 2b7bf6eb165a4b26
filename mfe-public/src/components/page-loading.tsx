import { Container, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';

/**
 * Stands where a page will be while its code is on the way.
 * @param title of the document meanwhile
 */
export function PageLoading({ title }: { title: string }) {
  return (
    <Container>
      <title>{title}</title>
      <Stack aria-busy="true">
        <VisuallyHidden role="status">Loading the page</VisuallyHidden>
        <Skeleton shape="block" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="long" />
      </Stack>
    </Container>
  );
}
