import { auto } from "#shared/estimator/prose/trades/auto.ts";
import { electrical } from "#shared/estimator/prose/trades/electrical.ts";
import { garageDoors } from "#shared/estimator/prose/trades/garage-doors.ts";
import { hvac } from "#shared/estimator/prose/trades/hvac.ts";
import { locksmith } from "#shared/estimator/prose/trades/locksmith.ts";
import { plumbing } from "#shared/estimator/prose/trades/plumbing.ts";
import { solar } from "#shared/estimator/prose/trades/solar.ts";
import { welding } from "#shared/estimator/prose/trades/welding.ts";
import { line, publicTemplate } from "../template.ts";

export const systemTemplates = [
  publicTemplate(electrical, "Panel upgrade", {
    id: "panel-upgrade",
    name: "Panel upgrade",
    description: "New service panel, grounding, permit and inspection.",
    tags: ["electrical", "panel", "service"],
    lines: [
      line("Panel, supplied and installed", "service", "panel, breaker box, amp, service upgrade, load center"),
      line("Breakers", "material", "breaker, afci, gfci breaker"),
      line("Grounding and bonding", "service", "ground, grounding, bond, bonding, ground rod"),
      line("Permit and inspection", "fee", "permit, inspection"),
    ],
  }),
  publicTemplate(electrical, "Outlet installation", {
    id: "electrical-fixtures",
    name: "Outlets, switches and lights",
    description: "Devices and fixtures, wired and tested.",
    tags: ["electrical", "outlets", "lighting"],
    lines: [
      line("Outlets", "service", "outlet, receptacle, gfci, plug"),
      line("Switches and dimmers", "service", "switch, dimmer"),
      line("Light fixtures", "service", "light, fixture, recessed, can light, fan, chandelier, sconce"),
      line("New circuit", "service", "circuit, run, wire, wiring, romex"),
    ],
  }),
  publicTemplate(electrical, "EV charger installation", {
    id: "ev-charger",
    name: "EV charger",
    description: "Dedicated circuit and charger, with permit.",
    tags: ["electrical", "EV charger", "circuit"],
    lines: [
      line("Charger", "material", "charger, unit, wall connector"),
      line("Dedicated circuit", "service", "circuit, breaker, wire, wiring, conduit, run, install"),
      line("Permit and inspection", "fee", "permit, inspection"),
    ],
  }),
  publicTemplate(plumbing, "Water heater installation", {
    id: "water-heater",
    name: "Water heater replacement",
    description: "Old unit out, new unit in, tested and hauled away.",
    tags: ["plumbing", "water heater", "replacement"],
    lines: [
      line(
        "Removal and disposal of the old unit",
        "service",
        "remove, removal, haul, dispose, disposal, old unit, old one",
      ),
      line("Water heater", "material", "water heater, gallon, tankless, unit, tank"),
      line("Installation", "labor", "install, installation, labor, hour"),
      line("Fittings, valves and expansion tank", "material", "fitting, valve, expansion tank, pan, vent, part"),
      line("Permit", "fee", "permit"),
    ],
  }),
  publicTemplate(plumbing, "Drain cleaning", {
    id: "drain-cleaning",
    name: "Drain cleaning",
    description: "Service call, cleared line, camera look where wanted.",
    tags: ["plumbing", "drain", "service call"],
    lines: [
      line("Service call", "fee", "service call, trip charge, call out, emergency"),
      line("Clearing the line", "service", "drain, snake, unclog, clog, hydro jet, jetting, main line, clear"),
      line("Camera inspection", "service", "camera, inspection, scope"),
    ],
  }),
  publicTemplate(plumbing, "Plumbing work", {
    id: "plumbing-fixtures",
    name: "Plumbing fixtures",
    description: "Faucets, toilets and sinks, replaced and tested.",
    tags: ["plumbing", "fixtures", "repair"],
    lines: [
      line("Fixture installation", "service", "faucet, toilet, sink, vanity, disposal, shower, tub, install"),
      line("Supply lines and shutoff valves", "material", "supply line, shutoff, valve, wax ring, part"),
      line("Removal and disposal of the old fixtures", "service", "remove, removal, haul, dispose, disposal, old"),
    ],
  }),
  publicTemplate(hvac, "Air conditioner installation", {
    id: "hvac-replacement",
    name: "Heating or cooling replacement",
    description: "System out, system in, started up and balanced.",
    tags: ["HVAC", "replacement", "install"],
    lines: [
      line("Removal of the old equipment", "service", "remove, removal, haul, dispose, disposal, old unit, recover"),
      line("Equipment", "material", "furnace, air conditioner, condenser, heat pump, unit, ton, mini split, coil"),
      line("Installation and start-up", "labor", "install, installation, labor, hour, start up"),
      line("Line set, pad and electrical", "material", "line set, pad, disconnect, whip, electrical, refrigerant"),
      line("Thermostat", "material", "thermostat"),
      line("Permit", "fee", "permit"),
    ],
  }),
  publicTemplate(hvac, "System tune-up", {
    id: "hvac-service",
    name: "Heating and cooling service",
    description: "Tune-up or repair visit with parts.",
    tags: ["HVAC", "service", "tune-up"],
    lines: [
      line("Diagnostic or service call", "fee", "diagnostic, service call, trip, visit"),
      line("Tune-up", "service", "tune up, tuneup, clean, cleaning, maintenance, check, inspect"),
      line("Parts and refrigerant", "material", "capacitor, part, filter, refrigerant, freon, contactor, motor, pound"),
    ],
  }),
  publicTemplate(garageDoors, "Garage door work", {
    id: "garage-door",
    name: "Garage door",
    description: "Door, springs or opener, adjusted and tested.",
    tags: ["garage door", "opener", "springs"],
    lines: [
      line("Service call", "fee", "service call, trip"),
      line("Springs, cables and rollers", "service", "spring, cable, roller, track, hinge"),
      line("Opener", "material", "opener, remote, keypad"),
      line("Door, supplied and installed", "service", "door, panel, install"),
    ],
  }),
  publicTemplate(locksmith, "Lock work", {
    id: "locks",
    name: "Locks and rekeying",
    description: "Rekeying, new locks and keys.",
    tags: ["locks", "rekey", "keys"],
    lines: [
      line("Service call", "fee", "service call, trip, lockout, emergency"),
      line("Rekeying", "service", "rekey, rekeying, cylinder"),
      line("Locks, supplied and installed", "service", "lock, deadbolt, smart lock, handle, lever"),
      line("Keys", "material", "key, copy, duplicate, fob"),
    ],
  }),
  publicTemplate(solar, "Solar panel installation", {
    id: "solar",
    name: "Solar system",
    description: "Panels, inverter, permit and connection.",
    tags: ["solar", "panels", "inverter"],
    lines: [
      line("Panels and racking", "material", "panel, racking, module, watt, rail"),
      line("Inverter", "material", "inverter, microinverter, optimizer"),
      line("Battery", "material", "battery, backup, powerwall"),
      line("Installation", "labor", "install, installation, labor, crew"),
      line("Permit and interconnection", "fee", "permit, interconnection, inspection, engineering"),
    ],
  }),
  publicTemplate(welding, "Welding and fabrication", {
    id: "welding",
    name: "Welding and fabrication",
    description: "Steel, shop time, finish and installation.",
    tags: ["welding", "steel", "fabrication"],
    lines: [
      line("Steel and consumables", "material", "steel, tube, tubing, rod, material, plate, aluminum"),
      line("Fabrication", "labor", "weld, welding, fabricate, fabrication, shop, hour, labor, cut"),
      line("Finish", "service", "paint, powder coat, powder coating, galvanize, finish"),
      line("Installation", "service", "install, installation, set, deliver, delivery"),
    ],
  }),
  publicTemplate(auto, "Brake service", {
    id: "vehicle-repair",
    name: "Vehicle repair",
    description: "Diagnosis, parts, labor and shop supplies.",
    tags: ["auto", "repair", "parts"],
    lines: [
      line("Diagnosis", "service", "diagnostic, diagnose, diagnosis, scan, inspection"),
      line("Labor", "labor", "labor, hour, install, replace"),
      line("Parts", "material", "part, pad, rotor, brake, tire, battery, filter, oil, alternator, belt"),
      line("Shop supplies and disposal", "fee", "shop supply, disposal, environmental"),
    ],
  }),
];
