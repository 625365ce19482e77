import { contentColumns, settleSums } from "#server/documents/rules.ts";
import {
  countTakenNumbers,
  raiseCounters,
  replaceDocument,
  restoreDocuments,
  type RestoredDocument,
} from "#server/documents/service/restore.ts";
import { reencodeLogo } from "#server/profile/service.ts";
import { recordSchemas, type FileRecord } from "#shared/account-data/schema.ts";
import { documentContentSchema, type DocumentContentWire } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import {
  findRows,
  insertConversions,
  hasDefaultTheme,
  insertVersions,
  listConversionsAfter,
  listConverted,
  listCounters,
  listCurrentVersions,
  listRowsAfter,
  listVersionKeys,
  listVersionsAfter,
} from "../store.ts";
import { clients } from "./clients-section.ts";
import { defineSection, type Section, type SectionRules } from "./section.ts";
import { tableSection } from "./table-section.ts";

/** Content as it is stored: sums computed again, no logo, unknown fields left out. Throws when a sum is too large. */
const storedContent = (content: DocumentContentWire): DocumentContentWire =>
  contentColumns(settleSums(documentContentSchema.decode(content))).content;

const profileTable = tableSection({
  name: "profile",
  label: () => "Business profile",
  ignored: ["id", "createdAt", "updatedAt"],
});
/** An account has one profile, whatever its id is. */
const profile: SectionRules<FileRecord<"profile">> = {
  ...profileTable,
  key: () => "profile",
  existing: async (ctx) => {
    const [row] = await profileTable.list(ctx, null, 1);
    return new Map(row ? [["profile", profileTable.comparable(row)]] : []);
  },
  prepare: async (record) => ({ ...record, logoUrl: record.logoUrl ? await reencodeLogo(record.logoUrl) : null }),
  replace: async (ctx, record) => {
    const [row] = await listRowsAfter(ctx, "profile", null, 1);
    if (row) await profileTable.replace(ctx, { ...record, id: row.id });
  },
};

const services = tableSection({
  name: "services",
  label: ({ name }) => name,
  ignored: ["createdAt", "updatedAt"],
  limit: LIMITS.services,
});

const themeTable = tableSection({
  name: "themes",
  label: ({ name }) => `Theme ${name}`,
  ignored: ["isDefault", "createdAt", "updatedAt"],
  limit: LIMITS.themes,
});
/** An account that has a default theme keeps it. */
const themes: SectionRules<FileRecord<"themes">> = {
  ...themeTable,
  insert: async (ctx, records) => {
    let marked = await hasDefaultTheme(ctx);
    const settled = records.map((record) => {
      const isDefault = record.isDefault && !marked;
      marked ||= isDefault;
      return { ...record, isDefault };
    });
    await themeTable.insert(ctx, settled);
  },
  replace: async (ctx, record) => {
    const [row] = await findRows(ctx, "themes", [record.id]);
    await themeTable.replace(ctx, { ...record, isDefault: row?.isDefault ?? false });
  },
};

const templates = tableSection({
  name: "templates",
  label: ({ name }) => `Template ${name}`,
  ignored: ["createdAt", "updatedAt"],
  limit: LIMITS.templates,
});

const counters: SectionRules<FileRecord<"counters">> = {
  name: "counters",
  schema: recordSchemas.counters,
  batch: 10,
  key: ({ type }) => type,
  label: ({ type }) => type,
  comparable: () => null,
  list: (ctx, after) => (after === null ? listCounters(ctx) : Promise.resolve([])),
  existing: async (ctx, records) => {
    const known = new Map((await listCounters(ctx)).map(({ type, last }) => [type, last]));
    return new Map(records.filter(({ type, last }) => (known.get(type) ?? 0) >= last).map(({ type }) => [type, null]));
  },
  insert: raiseCounters,
  replace: () => Promise.resolve(),
};

const restored = (record: FileRecord<"documents">): RestoredDocument => ({
  ...record,
  content: documentContentSchema.decode(record.content),
  answeredAt: record.answeredAt ? new Date(record.answeredAt) : null,
  acceptedAmount: record.acceptedAmount?.toFixed(2) ?? null,
  followUpOff: record.followUpOff ?? false,
  createdAt: new Date(record.createdAt),
  updatedAt: new Date(record.updatedAt),
});
const documents: SectionRules<FileRecord<"documents">> = {
  ...tableSection({
    name: "documents",
    label: ({ number, content }) => `${number} ${content.title}`,
    ignored: ["number", "version", "createdAt", "updatedAt"],
    batch: 50,
  }),
  complaint: ({ number }, { numbers }) => {
    if (numbers.has(number)) return `Another document of the file has the number ${number} too.`;
    numbers.add(number);
    return null;
  },
  prepare: (record) => Promise.resolve({ ...record, content: storedContent(record.content) }),
  belongs: ({ id, version }, memory) => {
    memory.documents.set(id, version);
    return true;
  },
  renumbered: countTakenNumbers,
  insert: (ctx, records) => restoreDocuments(ctx, records.map(restored)),
  replace: (ctx, record) => replaceDocument(ctx, restored(record)),
};

const versionKey = ({ documentId, version }: { documentId: string; version: number }) => `${documentId} ${version}`;
const versions: SectionRules<FileRecord<"versions">> = {
  name: "versions",
  schema: recordSchemas.versions,
  batch: 50,
  key: versionKey,
  label: versionKey,
  comparable: () => null,
  list: async (ctx, after, limit) =>
    (await listVersionsAfter(ctx, after, limit)).map(({ documentId, version, reason, content, createdAt }) => ({
      documentId,
      version,
      reason,
      content,
      createdAt: createdAt.toISOString(),
    })),
  existing: async (ctx, records) => {
    const keys = await listVersionKeys(
      ctx,
      records.map(({ documentId }) => documentId),
    );
    return new Map(keys.map((key) => [versionKey(key), null]));
  },
  // A document that was saved while the file was written has a version more than it had when it was read.
  belongs: ({ documentId, version }, memory) => version < (memory.documents.get(documentId) ?? 0),
  prepare: (record) => Promise.resolve({ ...record, content: storedContent(record.content) }),
  insert: async (ctx, records) => {
    const current = await listCurrentVersions(
      ctx,
      records.map(({ documentId }) => documentId),
    );
    const now = new Map(current.map(({ id, version }) => [id, version]));
    await insertVersions(
      ctx,
      records
        .filter(({ documentId, version }) => version < (now.get(documentId) ?? 0))
        .map(({ content, createdAt, ...record }) => {
          const { title, type, amount } = contentColumns(documentContentSchema.decode(content));
          return { ...record, title, type, amount, content, createdAt: new Date(createdAt) };
        }),
    );
  },
  replace: () => Promise.resolve(),
};

const events = tableSection({ name: "events", label: ({ kind }) => kind, ignored: "all" });
const payments: SectionRules<FileRecord<"payments">> = {
  ...tableSection({
    name: "payments",
    label: ({ paidOn, amount }) => `Payment of ${amount} on ${paidOn}`,
    ignored: "all",
  }),
  belongs: ({ documentId }, memory) => memory.documents.has(documentId),
};

const conversions: SectionRules<FileRecord<"conversions">> = {
  name: "conversions",
  schema: recordSchemas.conversions,
  batch: 200,
  key: ({ invoiceId }) => invoiceId,
  label: ({ invoiceId }) => `What invoice ${invoiceId} was made from`,
  comparable: () => null,
  list: async (ctx, after, limit) =>
    (await listConversionsAfter(ctx, after?.invoiceId ?? null, limit)).map(
      ({ invoiceId, sourceId, kind, lines, amount, createdAt }) => ({
        invoiceId,
        sourceId,
        kind,
        lines,
        amount: Number(amount),
        createdAt: createdAt.toISOString(),
      }),
    ),
  existing: async (ctx, records) => {
    const ids = records.map(({ invoiceId }) => invoiceId);
    return new Map((await listConverted(ctx, ids)).map((id) => [id, null]));
  },
  belongs: ({ invoiceId }, memory) => memory.documents.has(invoiceId),
  insert: (ctx, records) =>
    insertConversions(
      ctx,
      records.map(({ amount, createdAt, ...record }) => ({
        ...record,
        amount: amount.toFixed(2),
        createdAt: new Date(createdAt),
      })),
    ),
  replace: () => Promise.resolve(),
};

const words = tableSection({ name: "words", label: () => "Spoken words", ignored: "all" });

/** In the order of the file: what others point at comes first. */
export const sections: readonly Section[] = [
  defineSection(profile),
  defineSection(services),
  defineSection(themes),
  defineSection(templates),
  defineSection(clients),
  defineSection(counters),
  defineSection(documents),
  defineSection(versions),
  defineSection(events),
  defineSection(payments),
  defineSection(conversions),
  defineSection(words),
];
