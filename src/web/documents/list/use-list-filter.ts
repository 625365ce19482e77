import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import {
  documentStateSchema,
  documentStatusSchema,
  documentTypeSchema,
  type SearchScope,
} from "#shared/documents/schema.ts";
import { useSettled } from "#web/use-settled.ts";
import type { Wanted } from "./api.ts";

/** The pause in typing after which the search begins. */
const SETTLED_MS = 200;
const LONGEST_SEARCH = 200;

export type ListFilterState = {
  search: string;
  setSearch: (search: string) => void;
  /** What to ask the server for. */
  wanted: Wanted;
  /** Sets the status, the type or the state; undefined is all of them. */
  choose: (name: "status" | "type" | "state", value: string | undefined) => void;
  isNarrowed: boolean;
  clear: () => void;
};

/** Search words, status and type of a list. They stand in the address, so that a reload or a link keeps them. */
export function useListFilter(scope?: SearchScope): ListFilterState {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get("q") ?? "";
  const [search, setSearch] = useState(inAddress);
  const q = useSettled(search.trim(), SETTLED_MS);
  const [seen, setSeen] = useState(inAddress);
  // Another address than the one written here: somebody followed a link or went back.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== q) setSearch(inAddress);
  }

  const set = (name: string, value: string | undefined) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        if (value) after.set(name, value);
        return after;
      },
      { replace: true },
    );
  useEffect(() => {
    if (q !== inAddress) set("q", q);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows the words, not the other way round
  }, [q]);

  const status = documentStatusSchema.safeParse(address.get("status")).data;
  const type = documentTypeSchema.safeParse(address.get("type")).data;
  const state = documentStateSchema.safeParse(address.get("state")).data;
  return {
    search,
    setSearch: (text) => setSearch(text.slice(0, LONGEST_SEARCH)),
    wanted: {
      q,
      ...(scope && { in: scope }),
      ...(status && { status }),
      ...(type && { type }),
      ...(state && { state }),
    },
    choose: set,
    isNarrowed: q !== "" || status !== undefined || type !== undefined || state !== undefined,
    clear: () => {
      setSearch("");
      setAddress(new URLSearchParams(), { replace: true });
    },
  };
}
