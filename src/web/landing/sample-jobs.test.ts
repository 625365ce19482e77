import { expect, test } from "vitest";
import { draftOf, momentsOf, sampleJobs } from "./sample-jobs.ts";

test.each(sampleJobs)("the lines of $name come while it is said, and add up to its total", (job) => {
  const content = draftOf(job);
  const moments = momentsOf(job, content);
  expect(content.items.length).toBeGreaterThan(2);
  expect(moments).toHaveLength(content.items.length);
  const words = moments.map((moment) => moment.words);
  expect(words).toEqual(words.toSorted((a, b) => a - b));
  expect(words.at(-1)).toBeLessThanOrEqual(job.said.split(/\s+/).length);
  expect(moments.at(-1)?.total).toBe(content.amount);
});

test("the fence is the one of the page's pictures: three lines, one of them of the price list, and a question", () => {
  const [fence] = sampleJobs;
  const content = fence && draftOf(fence);
  expect(content?.amount).toBe(617_260);
  expect(content?.items.filter((item) => item.amount === null)).toHaveLength(1);
});
