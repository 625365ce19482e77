import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actOnToast, dismissToast, forgetToasts, toast, toastError, TOAST_REMOVAL_MS, toastStore } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetToasts();
  vi.useRealTimers();
});

const closedTitles = () => toastStore.getClosed().map(({ title }) => title);

test("one message at a time: the newest takes the place of the one before", () => {
  toast("Saved");
  toastError("Error", "Please try again.");
  expect(toastStore.get()).toMatchObject({ kind: "error", title: "Error" });
  expect(closedTitles()).toEqual(["Saved"]);
});

test("only the message that was meant is closed", () => {
  const first = toast("First");
  toast("Second");
  dismissToast(first);
  expect(toastStore.get()?.title).toBe("Second");
});

test("a closed message is known for 1,000,000 ms", () => {
  toast("Saved");
  dismissToast();
  vi.advanceTimersByTime(TOAST_REMOVAL_MS - 1);
  expect(closedTitles()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(closedTitles()).toEqual([]);
  expect(TOAST_REMOVAL_MS).toBe(1_000_000);
});

test("its button is pressed once", () => {
  const undo = vi.fn();
  toast("Removed", undefined, { action: { label: "Undo", onPress: undo } });
  actOnToast();
  actOnToast();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(toastStore.get()).toBeUndefined();
});

test("the next user reads none of the messages of the one before", () => {
  toast("Marked as accepted");
  toast("Saved");
  forgetToasts();
  expect([toastStore.get(), closedTitles()]).toEqual([undefined, []]);
});
