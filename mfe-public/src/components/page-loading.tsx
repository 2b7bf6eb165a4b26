import { Container, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';

/**
 * Placeholder for a page while its code loads.
 * @param title the document's title meanwhile
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
