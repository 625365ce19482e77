import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import {
  defaultThemeStyle,
  themeSchema,
  type CreateTheme,
  type SaveTheme,
  type Theme,
  type ThemeStyle,
} from "#shared/themes/schema.ts";
import { api, nothing } from "#web/api-client.ts";

const ROOT = "/api/themes";
const one = (id: string) => `${ROOT}/${encodeURIComponent(id)}`;

const themesOptions = queryOptions({
  queryKey: [ROOT],
  queryFn: ({ signal }) => api.get(ROOT, z.array(themeSchema), { signal }),
});

/** The account's themes, the default first. */
export const useThemes = () => useQuery(themesOptions);

/** The theme that a document wears: the one chosen for it, or the default; null where the product's own is worn. */
export const themeOf = (themes: readonly Theme[], themeId: string | null): Theme | null =>
  themes.find(({ id }) => id === themeId) ?? themes.find(({ isDefault }) => isDefault) ?? null;

/** The style that a document is drawn in; the product's own until the themes are known. */
export function useThemeStyle(themeId: string | null): ThemeStyle {
  const { data = [] } = useThemes();
  return themeOf(data, themeId) ?? defaultThemeStyle;
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [ROOT] });
}

/** Adds a theme; with the id of one that was just deleted it is put back. */
export function useCreateTheme() {
  return useMutation({
    mutationFn: (theme: CreateTheme) => api.send("POST", ROOT, theme, themeSchema),
    onSuccess: useRefresh(),
  });
}

export function useUpdateTheme() {
  return useMutation({
    mutationFn: ({ id, theme }: { id: string; theme: SaveTheme }) => api.send("PUT", one(id), theme, themeSchema),
    onSuccess: useRefresh(),
  });
}

export function useSetDefaultTheme() {
  return useMutation({
    mutationFn: (id: string) => api.send("POST", `${one(id)}/set-default`, undefined, themeSchema),
    onSuccess: useRefresh(),
  });
}

export function useDeleteTheme() {
  return useMutation({
    mutationFn: (id: string) => api.send("DELETE", one(id), undefined, nothing),
    onSuccess: useRefresh(),
  });
}
