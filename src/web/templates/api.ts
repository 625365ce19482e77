import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { transcriptionSchema } from "#shared/documents/schema.ts";
import {
  recommendationsSchema,
  renameTemplateSchema,
  saveTemplateSchema,
  templateSchema,
  type SaveTemplate,
} from "#shared/templates/schema.ts";
import { api, nothing } from "#web/api-client.ts";

const TEMPLATES = "/api/templates";
const RECOMMENDATIONS = "/api/template-recommendations";

/** The templates that fit these words; asked for when there are words enough. */
export const useRecommendations = (words: string) =>
  useQuery({
    queryKey: [RECOMMENDATIONS, words],
    queryFn: ({ signal }) =>
      api.send("POST", RECOMMENDATIONS, { transcription: words }, recommendationsSchema, { signal }),
    enabled: transcriptionSchema.safeParse(words).success,
    placeholderData: keepPreviousData, // while the words change, what fitted before stays in its place
    staleTime: 0,
    refetchOnMount: "always",
  });

const allTemplates = queryOptions({
  queryKey: [TEMPLATES],
  queryFn: ({ signal }) => api.get(TEMPLATES, z.array(templateSchema), { signal }),
});

const none: ReadonlySet<string> = new Set();

/** The names of all templates, the product's own too, in small letters; none while they are not known. */
export const useTemplateNames = (): ReadonlySet<string> =>
  useQuery({ ...allTemplates, select: (templates) => new Set(templates.map(({ name }) => name.toLowerCase())) }).data ??
  none;

/** The account's own templates, newest first. */
export const useOwnTemplates = () =>
  useQuery({
    ...allTemplates,
    select: (templates) => templates.filter((template) => !template.isPublic),
    staleTime: 0,
  });

function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all([TEMPLATES, RECOMMENDATIONS].map((name) => client.invalidateQueries({ queryKey: [name] })));
}

export function useSaveTemplate() {
  return useMutation({
    mutationFn: (template: z.input<typeof saveTemplateSchema> & Pick<SaveTemplate, "documentId">) =>
      api.send("POST", TEMPLATES, template, templateSchema),
    onSuccess: useRefresh(),
  });
}

const pathOf = (id: string) => `${TEMPLATES}/${encodeURIComponent(id)}`;

export function useRenameTemplate(id: string) {
  return useMutation({
    mutationFn: (change: z.input<typeof renameTemplateSchema>) => api.send("PATCH", pathOf(id), change, templateSchema),
    onSuccess: useRefresh(),
  });
}

export function useDeleteTemplate(id: string) {
  return useMutation({
    mutationFn: () => api.send("DELETE", pathOf(id), undefined, nothing),
    onSuccess: useRefresh(),
  });
}

/** Brings a template back that was deleted. */
export function useUndeleteTemplate(id: string) {
  return useMutation({
    mutationFn: () => api.send("POST", `${pathOf(id)}/undelete`, undefined, templateSchema),
    onSuccess: useRefresh(),
  });
}
