import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  checkEmailSchema,
  emailExistsSchema,
  userSchema,
  verifiedEmailSchema,
  type Login,
  type SignUp,
  type User,
} from "#shared/accounts/schema.ts";
import { demoAccountSchema } from "#shared/operation/schema.ts";
import { api, ApiError, call, nothing, read } from "#web/api-client.ts";
import { forgetReads, keptOwner, setOwner } from "#web/offline/kept-reads.ts";
import { forgetToasts } from "#web/ui/toast.ts";

const USER = "/api/auth/user";
export const userKey = [USER] as const;

/** The signed-in user; null when signed out. Known for five minutes, and asked again whenever a page opens. */
export function useUser() {
  return useQuery({ queryKey: userKey, queryFn: ({ signal }) => findUser(signal), refetchOnMount: "always" });
}

/** The account of the pages behind the sign-in; empty outside of them. Asks nobody. */
export const useAccountId = (): string => useQueryClient().getQueryData<User | null>(userKey)?.id ?? "";

/** Without a line it is who it was the last time: the server checks every write again. */
async function findUser(signal: AbortSignal): Promise<User | null> {
  try {
    const response = await call("GET", USER, undefined, { signal });
    const copy = response.clone();
    const user = await read(response, userSchema);
    await setOwner(USER, user.id, await copy.text());
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      await forgetReads();
      return null;
    }
    const kept = error.isOffline ? await keptOwner(USER, userSchema) : undefined;
    if (kept) return kept;
    throw new Error(`Authentication check failed: ${error.status}`, { cause: error });
  }
}

/** After a sign-in: forgets what an earlier user saw, then asks who it is now. */
async function enter(client: QueryClient): Promise<void> {
  forgetToasts();
  // The user's own query stays: the screens that wait for it would not notice a new one in its place.
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
  await client.fetchQuery({ queryKey: userKey, queryFn: ({ signal }) => findUser(signal), staleTime: 0 });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (login: Login) => api.send("POST", "/api/auth/login", login, nothing),
    meta: { signsIn: true },
    onSuccess: () => enter(client),
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (signUp: SignUp) => api.send("POST", "/api/auth/signup-with-payment", signUp, nothing),
    meta: { signsIn: true },
    onSuccess: () => enter(client),
  });
}

/** True when an account has this address already. A password that is too common is refused beside it. */
export async function emailExists(email: string, password?: string): Promise<boolean> {
  const body = checkEmailSchema.parse({ email, password });
  return (await api.send("POST", "/api/auth/check-email", body, emailExistsSchema)).exists;
}

/** The demo sign-in; null outside demo mode. */
export function useDemoAccount() {
  return useQuery({
    queryKey: ["/api/demo-account"],
    queryFn: async ({ signal }) => {
      try {
        return await api.get("/api/demo-account", demoAccountSchema, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Asks for the mail whose link sets a new password. Answers the same for an address that nobody has. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => api.send("POST", "/api/auth/forgot-password", { email }, nothing) });

/** Sets the password by the link of a mail, and signs in. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reset: { token: string; password: string }) =>
      api.send("POST", "/api/auth/reset-password", reset, nothing),
    meta: { signsIn: true },
    onSuccess: () => enter(client),
  });
}

/** Confirms the address that a mail went to. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api.send("POST", "/api/auth/verify-email", { token }, verifiedEmailSchema),
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
  });
}
