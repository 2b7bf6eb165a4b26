import { SearchBox } from '@club-reviews/shared-ui';

interface DirectorySearchProps {
  /** The text that the address holds. */
  text: string;
  onText: (text: string) => void;
}

/** The directory's text box. Searches while the visitor types, or immediately on Enter; without scripts it submits to the same address. */
export function DirectorySearch(props: DirectorySearchProps) {
  return (
    <SearchBox
      label="Search by name or location"
      landmark="Search the directory"
      name="q"
      action="/browse-clubs"
      {...props}
    />
  );
}
