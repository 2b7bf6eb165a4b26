import { useRemoteHost } from '../remotes/remote-host-context';

/**
 * Title and robots tag for one of the shell's own pages, none of which should be indexed. React hoists them into the
 * head, on the server too.
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
