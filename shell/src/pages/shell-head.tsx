import { useRemoteHost } from '../remotes/remote-host-context';

/**
 * Title and robots tag of a page that the shell serves itself; none of these is for search engines. React hoists them
 * into the head, on the server too.
 */
export function ShellHead({ title }: { title: string }) {
  const { brandName } = useRemoteHost().context.config;
  return (
    <>
      <title>{`${title} | ${brandName}`}</title>
      <meta name="robots" content="noindex, follow" />
    </>
  );
}
