import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import {
  sessionSchema,
  type ChangeEmail,
  type ChangePassword,
  type EndSessions,
  type SaveName,
} from "#shared/accounts/schema.ts";
import { api, nothing } from "#web/api-client.ts";
import { userKey } from "../api.ts";

const SESSIONS = "/api/sessions";

/** Sends to the server, and reads again what that changes. */
function useChange<Input>(send: (input: Input) => Promise<unknown>, ...changes: (readonly string[])[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const useSaveName = () =>
  useChange((name: SaveName) => api.send("PATCH", "/api/auth/user", name, nothing), userKey);

export const useChangeEmail = () =>
  useChange((change: ChangeEmail) => api.send("POST", "/api/auth/change-email", change, nothing));

export const useRequestVerification = () =>
  useChange(() => api.send("POST", "/api/auth/request-verification", undefined, nothing));

export const useChangePassword = () =>
  useChange((change: ChangePassword) => api.send("POST", "/api/auth/change-password", change, nothing), [SESSIONS]);

export const useSessions = () =>
  useQuery({
    queryKey: [SESSIONS],
    queryFn: ({ signal }) => api.get(SESSIONS, z.array(sessionSchema), { signal }),
    staleTime: 0,
  });

/** Ends the session of this id, or without one every session but this browser's. */
export const useEndSessions = (id: string | undefined) =>
  useChange(
    (proof: EndSessions) =>
      api.send("POST", `${SESSIONS}/${id ? `${encodeURIComponent(id)}/end` : "end-others"}`, proof, nothing),
    [SESSIONS],
  );
