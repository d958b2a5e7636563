/** What of TanStack Query the page shares; streaming and suspense are left out. */
export {
  QueryClient,
  QueryClientProvider,
  hydrate,
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'react-query-package';
