const NUMBER = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|half an?|a couple(?: of)?)`;

/** A span or an hour and nothing else: "four days", "two and a half days", "nine o'clock". */
export const BARE_TIME = new RegExp(
  String.raw`^(?:(?:about|around|figure|say|maybe|roughly) )?${NUMBER}(?:[ -](?:or|to|and)[ -](?:a half|${NUMBER}))?[ -](?:(?:and a half|full|working|business|long) )?(?:(?:hour|day|week|month)s?(?: and a half)?(?: of work| work| on site)?|o['’]clock)[.]?$`,
  "iu",
);
