import { generatedApi } from './generated';
import type { GetClubImportApiResponse, ListClubImportsApiResponse } from './generated';

/** The api's types under the names that the screen uses. */
export type ImportProgress = GetClubImportApiResponse;
export type ImportCounts = NonNullable<ImportProgress['counts']>;
export type PastImport = ListClubImportsApiResponse['imports'][number];

const api = generatedApi.enhanceEndpoints({
  addTagTypes: ['ClubImports'],
  endpoints: {
    listClubImports: { providesTags: ['ClubImports'] },
    getClubImport: { providesTags: ['ClubImports'] },
    startClubImport: { invalidatesTags: ['ClubImports'] },
    undoClubImport: { invalidatesTags: ['ClubImports'] },
  },
});

export const {
  useAnnounceClubFileMutation,
  useGetClubImportQuery,
  useListClubImportRowsQuery,
  useListClubImportsQuery,
  useSendClubFilePartMutation,
  useStartClubImportMutation,
  useUndoClubImportMutation,
} = api;
