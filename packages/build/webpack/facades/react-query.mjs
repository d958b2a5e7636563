/** What of TanStack Query the page shares; hydration, streaming and suspense are left out. */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'react-query-package';
